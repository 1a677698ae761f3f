export const tabListStyles = 'flex flex-wrap gap-x-1 border-b border-rule-field'

/** The chosen tab closes with a double rule, whether it is a tab or a link. */
export const tabStyles = [
  '-mb-px inline-flex min-h-[3.1rem] items-center border-b-5 border-double border-transparent px-[1.1rem] pt-1 font-medium no-underline',
  'first:mr-[1.1rem] first:px-0 max-md:px-2.5 max-md:first:mr-1.5 text-ink-2 hover:text-ink',
  'data-[state=active]:border-green data-[state=active]:font-semibold data-[state=active]:text-green',
  'aria-[current]:border-green aria-[current]:font-semibold aria-[current]:text-green',
].join(' ')
