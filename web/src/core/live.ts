// One WebSocket for the page: follows a table from a cursor on, and comes back after a break without missing anything.
import { HIDDEN } from "./frames";
import type { Changes, Failure, Here } from "./wire";

const SILENCE = 50_000; // the server gives a sign of life every 20 s
const SLOWEST = 4_000;
const LATE = 2_500; // what is written is told sooner, by a socket that is alive
const ENDED = 4401; // the session of the socket was made void

export interface Listener {
  cursor(): string;
  changes(news: Changes): void;
  failed(failure: Failure): void;
  online(yes: boolean): void;
  ended(): void; // who was here is not known by this browser any more
  present(seats: number[]): void; // whose people have the table open
}

export class Live {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly inbox: Changes[] = [];
  private frame = 0;
  private soon: ReturnType<typeof setTimeout> | undefined;
  private awaited: (() => void) | null = null; // looks whether what somebody waits for has been told

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
    this.awaited?.();
  }

  private readonly now = (): void => {
    if (this.socket || this.closed || document.hidden) return;
    this.attempts = 0;
    clearTimeout(this.timer);
    this.connect();
  };

  /** What bots do comes faster than it can be drawn: it is handed over once a frame. */
  private arrived(news: Changes): void {
    this.inbox.push(news);
    if (this.awaited) return this.deliver();
    if (this.inbox.length > 1) return;
    this.frame = requestAnimationFrame(this.deliver);
    this.soon = setTimeout(this.deliver, HIDDEN); // a page that nobody looks at has no frames
  }

  /** Hand over what has arrived. */
  readonly deliver = (): void => {
    this.unschedule();
    if (!this.inbox.length) return;
    this.listener.online(true);
    for (const news of this.inbox.splice(0)) this.listener.changes(news);
    this.awaited?.();
  };

  /** Wait until something that is written was told. A socket that does not tell it is dead and does not know it. */
  async until(told: () => boolean): Promise<void> {
    this.deliver();
    if (told()) return;
    const late = setTimeout(() => this.restart(), LATE);
    await new Promise<void>((done) => (this.awaited = () => (told() || this.closed) && done()));
    this.awaited = null;
    clearTimeout(late);
  }

  private unschedule(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.soon);
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.watchdog);
    this.unschedule();
    this.inbox.length = 0; // the next connection brings it again
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
      socket.send(JSON.stringify({ watch: this.table, after: this.listener.cursor(), view: true, presence: true }));
      this.awake();
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      this.awake();
      const news = JSON.parse(message.data) as Partial<Changes & Here & Failure>;
      if (news.table === this.table) {
        this.attempts = 0;
        this.arrived(news as Changes);
      } else if (news.here === this.table) this.listener.present(news.seats ?? []);
      else if (news.error) this.listener.failed(news as Failure);
    };
    socket.onclose = (event) => {
      if (event.code === ENDED) this.listener.ended();
      this.lost(socket);
    };
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
