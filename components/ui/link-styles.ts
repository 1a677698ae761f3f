/** A link that stands alone, with an arrow when it leads on or a way out when it opens a tab. */
export const linkStyles =
  'inline-flex min-h-tap items-center gap-1.5 font-[550] text-green underline decoration-1 underline-offset-[0.22em] hover:decoration-2 [&_svg]:size-[1.25em] [&_svg]:flex-none'
