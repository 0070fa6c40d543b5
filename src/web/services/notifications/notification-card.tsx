import { Button } from '../../ui/form/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { ChainText, toPlainText } from '../../values/display-text.tsx';
import type { Notification, NotificationType } from './notification.ts';
import styles from './notifications.module.css';

const LONGEST_TITLE = 120;
const LONGEST_MESSAGE = 400;

const LOOKS: Readonly<Record<NotificationType, { readonly icon: IconName; readonly word: string }>> = {
  success: { icon: 'check', word: 'Done' },
  error: { icon: 'cross', word: 'Error' },
  warning: { icon: 'warning', word: 'Warning' },
  info: { icon: 'info', word: 'Note' },
  loading: { icon: 'live', word: 'In progress' },
};

/** What is read aloud: the kind in a word, then what is said. */
export function toSpoken({ type, title, message }: Notification): string {
  return [`${LOOKS[type].word}: ${title}`, message].filter(Boolean).join('. ');
}

/** One notification. The icon's word carries the kind, the colour only repeats it. */
export function NotificationCard({
  notification,
  onDismiss,
}: {
  readonly notification: Notification;
  readonly onDismiss: () => void;
}) {
  const { type, title, message, action, dismissible } = notification;
  const { icon, word } = LOOKS[type];
  return (
    <div className={styles.card} data-type={type}>
      <span className={styles.icon}>
        <Icon name={icon} size={18} />
        <span className="visually-hidden">{word}:</span>
      </span>
      <div className={styles.text}>
        <p className={styles.title}>
          <ChainText text={title} limit={LONGEST_TITLE} />
        </p>
        {message !== undefined && message !== '' && (
          <p className={styles.message}>
            <ChainText text={message} limit={LONGEST_MESSAGE} />
          </p>
        )}
        {action && (
          <div className={styles.action}>
            <Button
              onClick={() => {
                onDismiss();
                action.onClick();
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
      </div>
      {dismissible && (
        <button
          type="button"
          className={styles.dismiss}
          aria-label={`Dismiss: ${toPlainText(title, LONGEST_TITLE)}`}
          onClick={onDismiss}
        >
          <Icon name="cross" />
        </button>
      )}
    </div>
  );
}
