// Apart from the field, which merges classes in the browser: a public page takes the look alone.
export const inputStyles = [
  'w-full min-w-0 min-h-12 rounded-control border border-rule-field bg-sheet px-3.5 py-2 hover:border-ink focus-visible:outline-offset-0',
  'aria-invalid:border-2 aria-invalid:border-red aria-invalid:px-[calc(0.875rem-1px)]',
  'disabled:cursor-not-allowed disabled:border-dashed disabled:border-rule-field disabled:bg-sunk disabled:text-ink-2',
].join(' ')
