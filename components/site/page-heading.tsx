import type { ReactNode } from 'react'

/** The title of an inner page and the sentence under it. */
export function PageHeading({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children?: ReactNode
}) {
  return (
    <>
      <h1 className="max-w-[17em] text-3xl/[1.04] tracking-[-0.022em]">{title}</h1>
      <p className="mt-6 max-w-[52ch] text-[1.125rem]/[1.45] text-ink-2 md:text-lg/[1.45]">{lead}</p>
      {children}
    </>
  )
}
