import type { ReactNode } from 'react'

export function AccountSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-0 gap-y-4 border-t border-rule py-8 first-of-type:border-t-0 min-[60rem]:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <h2 id={id} tabIndex={-1} className="pr-6 text-xl outline-none">
        {title}
      </h2>
      <div className="grid min-w-0 gap-6">{children}</div>
    </section>
  )
}
