// How long something takes, in words. Each language brings its own forms.

type Counted = (n: number) => string;

/** Up to a minute in seconds, then in minutes and what is left. */
export function lasting(minutes: Counted, seconds: Counted): (ms: number) => string {
  return (ms) => {
    const total = Math.round(ms / 1000);
    const parts = [
      total >= 60 && minutes(Math.floor(total / 60)),
      (total < 60 || total % 60 > 0) && seconds(total % 60),
    ];
    return parts.filter(Boolean).join(' ');
  };
}
