export const barLink =
  'inline-flex min-h-tap items-center gap-1.5 px-2.5 font-medium text-[1rem] hover:underline aria-[current]:underline aria-[current]:decoration-2 lg:px-3'
export const menuLink =
  'flex min-h-13 items-center border-b border-rule font-serif text-lg/none font-medium aria-[current]:text-green'
