'use client'
import { useState, type ReactNode } from 'react'
import { teamText } from '@/content/team'

/** What can be changed about a member; drawn once somebody asks for it, since a team has many. */
export function MemberDetails({ name, children }: { name: string; children: ReactNode }) {
  const [asked, setAsked] = useState(false)
  return (
    <details
      className="w-full"
      // Opened before the page could listen, it tells nobody.
      ref={(panel) => {
        if (panel?.open) setAsked(true)
      }}
      onToggle={() => setAsked(true)}
    >
      <summary className="flex min-h-tap w-fit cursor-pointer items-center text-sm font-[550] text-green underline underline-offset-4">
        {teamText.edit}
        <span className="sr-only">: {name}</span>
      </summary>
      {asked ? children : null}
    </details>
  )
}
