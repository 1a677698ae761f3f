export const tabListStyles = 'flex flex-wrap gap-x-9 border-b border-rule-field max-md:gap-x-5'

/** With forced colours the transparent border of inactive tabs would be visible, so it takes the canvas colour. */
export const tabStyles = [
  '-mb-px inline-flex min-h-[3.1rem] min-w-tap items-center justify-center border-b-5 border-double border-transparent pt-1 font-medium text-ink-2 no-underline hover:text-ink',
  'data-[state=active]:border-green data-[state=active]:font-semibold data-[state=active]:text-green',
  'aria-[current]:border-green aria-[current]:font-semibold aria-[current]:text-green',
  'forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight] forced-colors:aria-[current]:border-[Highlight]',
].join(' ')
