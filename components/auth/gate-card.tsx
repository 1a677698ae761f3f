import type { ReactNode } from 'react'
import { Logo } from '@/components/site/logo'

type GateCardProps = {
  badge: ReactNode
  title: string
  lead: string
  actions: ReactNode
  children: ReactNode
}

/** The sheet of whoever is signed in and may not enter. */
export function GateCard({ badge, title, lead, actions, children }: GateCardProps) {
  return (
    <>
      <header className="wrap py-6">
        <Logo full />
      </header>
      <main id="main" className="wrap pb-12">
        <article className="flex max-w-152 flex-col items-start gap-3 rounded-sheet border border-rule bg-sheet p-[clamp(1.5rem,4vw,3rem)]">
          {badge}
          <h1 className="leading-[1.1]">{title}</h1>
          <p className="font-serif text-lg leading-[1.35] font-[450]">{lead}</p>
          {children}
          <div className="mt-2 flex flex-wrap gap-3 pt-4">{actions}</div>
        </article>
      </main>
    </>
  )
}
