const step =
  'grid size-tap place-items-center rounded-control hover:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:text-rule-field aria-disabled:hover:bg-transparent'

/** The looks of the parts of react-day-picker; what is not named here has none. */
export const calendarParts = {
  root: 'w-[min(21.5rem,100%)] rounded-sheet border border-ink bg-sheet p-3 shadow-lift max-sm:p-1.5',
  month: 'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center',
  button_previous: step,
  button_next: step,
  month_caption: 'text-center font-serif text-[1.125rem]/tight font-[550] first-letter:uppercase',
  caption_label: 'inline-block first-letter:uppercase',
  month_grid: 'col-span-full w-full table-fixed border-collapse',
  weekday: 'py-1.5 text-center text-xs font-medium text-ink-2',
  day: 'group p-0 text-center',
  hidden: 'invisible',
} as const

/** `group` is the cell, which carries the state of its day. */
export const dayStyles = [
  'relative h-11 w-full rounded-sheet text-sm hover:bg-sunk focus-visible:z-10 focus-visible:outline-offset-0',
  'disabled:cursor-not-allowed disabled:text-ink-2 disabled:line-through disabled:decoration-rule-field disabled:hover:bg-transparent',
  'group-data-[today]:font-semibold group-data-[today]:after:absolute group-data-[today]:after:inset-x-[28%] group-data-[today]:after:bottom-1.5 group-data-[today]:after:border-b-4 group-data-[today]:after:border-double group-data-[today]:after:border-current',
  'group-data-[selected]:bg-green group-data-[selected]:font-semibold group-data-[selected]:text-sheet group-data-[selected]:hover:bg-green-deep',
].join(' ')

/** A day with a name of its own, hatched: colour never stands alone. */
export const markedDay =
  'bg-[repeating-linear-gradient(135deg,var(--color-ochre-wash)_0_4px,oklch(0.905_0.07_86)_4px_6px)] font-semibold text-ochre-ink disabled:text-ochre-ink disabled:no-underline'
