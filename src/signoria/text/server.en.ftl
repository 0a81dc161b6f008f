# What the server says: each problem in one sentence.
problem-server-house = Seat { $seat } belongs to the opponent of the rules; nobody else can have it.
problem-server-no-reasons = Nobody who plays by the book made this choice.
problem-server-account-already = You already have an account.
problem-server-already-asked = There is a question on the table already; it must be answered first.
problem-server-bad-characters = There are characters in it that no text has, or that turn its order round.
problem-server-bad-cursor = This is not a cursor; take the one from the last answer, or leave it out.
problem-server-bad-options = An option of the game has a value that it cannot have.
problem-server-bad-request = The request is not as it should be.
problem-server-bad-request-at = The request is not as it should be: { $where }.
problem-server-bad-token = This token is not known, or no longer valid.
problem-server-away = The database does not answer just now. Try again in a moment.
problem-server-bad-url = “{ $url }” is not the address of a database; it is the path of a file or begins with postgresql://.
problem-server-blocked = The owner of this server has blocked you here.
problem-server-bot-failed = The bot “{ $bot }” of seat { $seat } failed again and again.
problem-server-bot-plays = A bot plays this seat; sit down again to choose yourself.
problem-server-branch = This is not possible with a what-if table.
problem-server-bug = Something went wrong on our side. Its number is { $number }.
problem-server-database-newer = The database was written by a newer version of Signoria.
problem-server-frozen = This table is frozen: its game cannot go on under the present rules. Nothing of it is lost.
problem-server-invisible-name = This name could not be seen by others; use letters.
problem-server-login-taken = The login “{ $login }” is taken.
problem-server-login-wrong = Login and password do not fit together.
problem-server-no-account = This is not an account yet: it has no password.
problem-server-no-chat = The chat of this table is for those who sit at it.
problem-server-no-csrf = The request does not prove that it comes from our page; load the page again.
problem-server-no-database = The database { $url } cannot be opened.
problem-server-no-database-file = There is no database { $file }.
problem-server-no-game = There is no such game here.
problem-server-no-puzzle = There is no such puzzle.
problem-server-no-hints = There are no hints at this table.
problem-server-hint-failed = No hint came this time. Ask again.
problem-server-review-failed = The review failed. Ask again.
problem-server-review-waits = Another review of yours is being made. Ask again when it is there.
problem-server-no-review = Nobody has had this game reviewed yet.
problem-server-no-invitation = This invitation is not valid, or no longer.
problem-server-no-pack = There is no such data pack here.
problem-server-pack-used = Tables are played with this data pack: it stays.
problem-server-pack-encoding = { $file } is not text in UTF-8; save it again with that encoding.
problem-server-pack-files = These are too many files; a data pack has at most { $most ->
    [one] { $most } file
   *[other] { $most } files
}.
problem-server-pack-other-game = The data pack “{ $title }” is for another game.
problem-server-pack-path = “{ $file }” is not a name for a file of a data pack: it leads elsewhere, or has characters that it must not have.
problem-server-pack-too-long = { $file } is too long; a file of a data pack has at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
problem-server-pack-twice = The zip has a file twice under the same name.
problem-server-pack-unreadable = This is not a data pack: neither a zip that can be read, nor its files.
problem-server-record-pack = This game was played with the data pack “{ $title }” ({ $digest }), which is not on this server; bring the pack first.
problem-server-no-person = There is no such person.
problem-server-no-profiles = This server keeps no profiles.
problem-server-no-seat = This table has no seat { $seat }.
problem-server-no-table = There is no such table, or you may not see it.
problem-server-not-absent = Seat { $seat } still has time{ $seconds ->
    [0] .
    [one] : { $seconds } second.
   *[other] : { $seconds } seconds.
}
problem-server-not-asked = It is not your decision now.
problem-server-not-json = The body of this request must be JSON.
problem-server-not-known = Say first who you are.
problem-server-not-offered = This option is not on offer now.
problem-server-not-owner = Only the player who opened the table may do this.
problem-server-not-running = The game at this table is not running.
problem-server-not-seated = You do not sit at this table.
problem-server-not-started = The game at this table has not started yet.
problem-server-not-your-seat = This is not your seat.
problem-server-nothing-asked = There is no question on the table that you could answer.
problem-server-not-frozen = This table is not frozen.
problem-server-nothing-here = There is nothing here.
problem-server-only-person = A token of a seat cannot do this.
problem-server-only-seat = This is for the token of a seat.
problem-server-other-site = The request comes from another site.
problem-server-password-wrong = This is not your password.
problem-server-resigned = You have resigned already.
problem-server-row-damaged = What the database has of this table cannot be read.
problem-server-running = The game at this table has started.
problem-server-seat-taken = Seat { $seat } is taken.
problem-server-seats-empty = Not every seat is taken yet: { $seats }.
problem-server-stale = The table has moved on: the next choice has number { $number }.
problem-server-still-frozen = The table stays frozen: { $reason }
problem-server-too-big = This is too much at once.
problem-server-too-many-bot-tables = As many games of yours among bots alone are running as may be ({ $most }); wait until one of them is over.
problem-server-too-long = This record is too long to be brought; the limit for its lines is { $most }.
problem-server-record-slow = This record takes too long to be read.
problem-server-pack-slow = This data pack takes too long to be read.
problem-server-too-many = Too many requests; wait a moment.
problem-server-wrong-method = This address does not take such a request.

# The server on the command line.
cli-about-serve = Run the server on which people and bots play.
cli-about-admin = Look after the database of a server: list, export, import, close, delete or unfreeze tables, look after people, verify all games, write a dataset, back up and restore.
cli-example-serve = signoria serve --port 8000 --database signoria.db
cli-example-admin = signoria admin verify --database signoria.db
cli-takes-host = The address to listen on.
cli-takes-port = The port to listen on.
cli-takes-database = The database: the path of a file, or an address that begins with postgresql://. $SIGNORIA_DATABASE if left out, else a file in the folder of the program’s data.
cli-takes-workers = How many processes serve; more than one needs PostgreSQL.
cli-takes-deed = What to do.
cli-takes-what = The table to export, close, delete or unfreeze, the login or id of a person, the data pack to drop, the file to import, write or read, or the folder for a dataset.
cli-serving = Serving at { $url }. Ctrl+C ends it.
cli-admin-owner = Record
cli-admin-imported = A table was made. Its invitation: { $invite }
cli-admin-thawed = Table { $table } goes on. It was frozen because: { $reason }
cli-admin-closed = Table { $table } is closed.
cli-admin-deleted = Table { $table } is deleted.
cli-admin-renamed = { $who } is called { $name } now.
cli-admin-blocked = blocked
cli-admin-now-blocked = { $who } may no longer come in.
cli-admin-unblocked = { $who } may come in again.
cli-admin-forgotten = { $who } and everything of theirs is deleted.
cli-admin-password = For { $who }, once and within an hour: the address of the server, and behind it { $path }
cli-admin-guest = guest
cli-admin-column-id = id
cli-admin-column-login = login
cli-admin-column-name = name
cli-admin-column-language = language
cli-admin-column-since = since
cli-admin-column-tables = tables
cli-admin-column-state = state
cli-admin-column-title = title
cli-admin-column-characters = characters
cli-admin-dropped = Data pack { $pack } is deleted.
problem-server-no-login = There is no account “{ $login }”.
problem-server-login-blocked = The account “{ $login }” is blocked.
problem-server-nobody = Nobody has the login or the id “{ $who }”; “signoria admin people” with a table or a name finds the id of a guest.
cli-takes-called = The new name of a person, for rename.
cli-admin-backed-up = Rows in { $file }: { $rows }.
cli-admin-dataset = Games written into { $folder }: { $games }. Left out because somebody has not said yes: { $refused }; because they are not whole games of the people alone: { $unfit }.
problem-server-folder-taken = The folder { $folder } is not empty: name a new one, so that nothing stays in it that somebody has taken back.
cli-admin-restored = Rows taken from { $file }: { $rows }.
cli-admin-left-out = Rows that are damaged and were left out: { $rows }.
cli-admin-column-table = table
cli-admin-column-game = game
cli-admin-column-status = status
cli-admin-column-choices = entries
cli-admin-column-players = players
cli-admin-status-open = open
cli-admin-status-running = running
cli-admin-status-over = over
cli-admin-status-frozen = frozen
cli-admin-status-closed = closed
cli-admin-verifying = Replaying
cli-admin-frozen = { $table }: { $reason }
cli-admin-verified = Tables in order: { $passed }, not in order: { $failed }.
kind-deed = thing to do
problem-cli-admin-what = After “{ $deed }” comes either nothing or the one table or file it is about; see --help.
problem-cli-no-server-extra = The server needs { $package }: install signoria[server], and signoria[postgres] for PostgreSQL.
problem-cli-serve-numbers = There must be at least one worker, and the port is a number from 1 to 65535.
problem-cli-serve-one-worker = Several workers need PostgreSQL; a file of SQLite has one.
problem-server-log-gaps = The log has gaps.
problem-server-rules-failed = The rules failed: { $reason }
problem-server-snapshot-old = The position was saved by an earlier version of Signoria and cannot be laid out by this one.
problem-server-event-unknown = The log tells of “{ $event }”, which this version does not know.
problem-server-snapshot-differs = The position after entry { $number } is not what its snapshot leads to.
problem-server-decider-differs = Another seat decides than the table says.
problem-server-not-over = The table says that the game is over, and its log does not.
problem-server-no-backup = { $file } is not a backup of Signoria, or not a whole one.
problem-server-restore-not-empty = The database is not empty; restore into a new one.

# Notifications.
notify-title = { $table }: { $game }
notify-turn = It is your turn at “{ $table }”.
notify-over = The game at “{ $table }” is over.
notify-started = { $name } has started the game at “{ $table }”.
notify-question-takeback = { $name } asks at “{ $table }” whether choices may be taken back.
notify-question-end = { $name } offers at “{ $table }” to end the game here.
notify-stop = You get this letter because you asked for it in your settings. To get no more: { $link }
notify-confirm-title = Signoria: is this your address?
notify-confirm = Somebody wants notifications from Signoria at this address. If it was you, follow the link and confirm it; if not, do nothing, and no more letters will come.
notify-reset-title = Signoria: a new password
notify-reset = Somebody, we hope you, wants a new password for your account. Follow the link within an hour and choose one; if it was not you, do nothing.
notify-page-confirm = Do you want notifications at the address where you got this link?
notify-page-confirmed = The address is confirmed. You can close this page.
notify-page-unsubscribe = Do you want to get no more letters?
notify-page-unsubscribed = No more letters will be sent to you. You can close this page.
notify-page-yes = Yes
problem-server-bad-address = This is not an address that begins with https:// and leads to a host on the Internet.
problem-server-bad-mail-address = This is not an address for e-mail.
problem-server-bad-setting = { $name } is not set as it should be; docs/deployment.md says how.
problem-server-internal-address = This address does not lead to the public Internet.
problem-server-no-mail = This server sends no letters.
problem-server-no-push = This server reaches no browsers.
problem-server-no-such-host = The host “{ $host }” cannot be found.
problem-server-too-many-hooks = There can be at most { $most ->
        [one] 1 webhook
       *[other] { $most } webhooks
    }.
cli-takes-url = Where people find this server, for links in notifications; e.g. https://games.example.org. $SIGNORIA_URL if left out.
cli-admin-vapid = Keep the line above in the environment of the server. The public key that goes with it: { $public }

# A column of a sheet that belongs to a group, as “needs: army”.
value-of-group = { $group }: { $name }
