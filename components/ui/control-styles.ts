// Separate from field.tsx, so that public pages can use the classes without its client code.
export const inputStyles = [
  'w-full min-w-0 min-h-12 rounded-control border border-rule-field bg-sheet px-3.5 py-2 hover:border-ink focus-visible:outline-offset-0',
  'aria-invalid:border-2 aria-invalid:border-red aria-invalid:px-[calc(0.875rem-1px)]',
  'disabled:cursor-not-allowed disabled:border-dashed disabled:border-rule-field disabled:bg-sunk disabled:text-ink-2',
].join(' ')

/** Hides the browser's clear button in search fields that have their own. */
export const noNativeCross = '[&::-webkit-search-cancel-button]:appearance-none'

export const linkStyles =
  'inline-flex min-h-tap items-center gap-1.5 font-[550] text-green underline decoration-1 underline-offset-[0.22em] hover:decoration-2 [&_svg]:size-[1.25em] [&_svg]:flex-none'

export const columnHeadStyles = 'h-[2.6rem] pr-4 text-left text-xs font-medium text-ink-2'
