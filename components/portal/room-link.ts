/** The rooms' links: in the header, and inside the phone's menu. */
export const roomLink =
  '-mb-px flex min-h-tap min-w-tap items-center justify-center border-b-4 border-double border-transparent pt-1 text-[1rem] font-medium no-underline hover:border-rule-green aria-[current]:border-green aria-[current]:font-semibold aria-[current]:text-green'
export const roomEntry =
  'flex min-h-13 items-center border-b border-rule font-medium no-underline aria-[current]:font-semibold aria-[current]:text-green'
