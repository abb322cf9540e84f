import { useRef } from "react";
import { formatMoment } from "#core/dates/moments.ts";
import { Dialog } from "#platform/staff/dialog.tsx";
import { callStaff } from "#platform/staff/staff-api.ts";
import type { NotificationsResponse } from "./responses.ts";

type NotificationListProps = {
  notifications: NotificationsResponse | null;
  onRead: () => void;
  onClose: () => void;
};

/** A mark that cannot be set now is set the next time: nobody has to be told. */
async function mark(body: { id: number } | { upTo: number }, onRead: () => void): Promise<void> {
  await callStaff("/api/staff/news/read", { body }).catch(() => {});
  onRead();
}

/** What has happened to one's own, the newest first; who follows a line has read it. Arrows move along it. */
export function NotificationList({ notifications, onRead, onClose }: NotificationListProps) {
  const list = notifications?.list ?? [];
  const nobodys = notifications?.nobodys ?? [];
  const newest = Math.max(0, ...list.map(({ id }) => id));
  const lines = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const links = [...(lines.current?.querySelectorAll("a") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    links.at((at + step) % links.length)?.focus();
  };
  return (
    <Dialog label="Nytt för dig" className="st-palbox st-news" onClose={onClose} onKeyDown={onKeyDown}>
      <div className="st-ph">
        <h2 className="t">Nytt för dig</h2>
        {list.some(({ isRead }) => !isRead) && (
          <button
            type="button"
            className="btn ghost d end"
            onClick={() => void mark({ upTo: newest }, onRead)}
          >
            Märk alla som lästa
          </button>
        )}
      </div>
      {nobodys.length > 0 && (
        <ul aria-label="Utan ansvarig">
          {nobodys.map(({ key, says, about, by, to }) => (
            <li key={key} className="is-new">
              <a href={to} onClick={onClose}>
                <b>{says}</b>
                <span>{about}</span>
                {by && <time dateTime={by}>senast {formatMoment(new Date(by))}</time>}
              </a>
            </li>
          ))}
        </ul>
      )}
      {list.length === 0 ? (
        <p className="st-pb t2">
          Inget nytt. Här ser du när du får ett ärende, en kund svarar eller öppnar en offert, och när någon
          reserverar en bil som är din.
        </p>
      ) : (
        <ul ref={lines}>
          {list.map(({ id, says, about, at, to, isRead }) => (
            <li key={id} className={isRead ? undefined : "is-new"}>
              <a
                href={to}
                onClick={() => {
                  if (!isRead) void mark({ id }, onRead);
                  onClose();
                }}
              >
                <b>
                  {!isRead && <span className="sr">Oläst: </span>}
                  {says}
                </b>
                <span>{about}</span>
                <time dateTime={at}>{formatMoment(new Date(at))}</time>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="st-pb">
        <button type="button" className="btn secondary d" onClick={onClose}>
          Stäng
        </button>
      </div>
    </Dialog>
  );
}
