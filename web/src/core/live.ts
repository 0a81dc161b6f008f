// One WebSocket for the page: follows a table from a cursor on, and comes back after a break without missing anything.
import type { Changes, Failure } from "./wire";

const SILENCE = 50_000; // the server gives a sign of life every 20 s
const SLOWEST = 4_000;

export interface Listener {
  cursor(): string;
  changes(news: Changes): void;
  failed(failure: Failure): void;
  online(yes: boolean): void;
}

export class Live {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly language: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
    this.connect();
  }

  /** Connect again from the present cursor on, as with another language. */
  restart(): void {
    this.attempts = 0;
    this.drop();
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.drop();
  }

  private readonly now = (): void => {
    if (this.socket || this.closed || document.hidden) return;
    this.attempts = 0;
    clearTimeout(this.timer);
    this.connect();
  };

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.watchdog);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live?language=${this.language()}`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ watch: this.table, after: this.listener.cursor(), view: true }));
      this.awake();
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      this.awake();
      const news = JSON.parse(message.data) as Partial<Changes & Failure>;
      if (news.table === this.table) {
        this.attempts = 0;
        this.listener.online(true);
        this.listener.changes(news as Changes);
      } else if (news.error) this.listener.failed(news as Failure);
    };
    socket.onclose = () => this.lost(socket);
  }

  private awake(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.socket && this.lost(this.socket), SILENCE);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.drop();
    this.listener.online(false);
    if (this.closed) return;
    const wait = Math.min(SLOWEST, 250 * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }
}
