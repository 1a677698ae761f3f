'use client'
import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { authText } from '@/content/auth'

export type AccessMode = 'sign-in' | 'sign-up'

const modes = [
  { mode: 'sign-in', label: authText.signIn.tab },
  { mode: 'sign-up', label: authText.signUp.tab },
] as const

/** The address of a tab, for browsers without script. */
function address(mode: AccessMode, next: Route | null): Route {
  const query = new URLSearchParams()
  if (mode === 'sign-up') query.set('tab', 'registro')
  if (next) query.set('next', next)
  return query.size ? `/auth?${query.toString()}` : '/auth'
}

type AccessTabsProps = {
  mode: AccessMode
  onMode: (mode: AccessMode) => void
  next: Route | null
  children: ReactNode
}

/** The panel is the same for both tabs, so it keeps its fields when the tab changes. */
export function AccessTabs({ mode, onMode, next, children }: AccessTabsProps) {
  return (
    <Tabs value={mode} onValueChange={(value) => onMode(value as AccessMode)}>
      <TabsList aria-label={authText.tabs} className="mt-8">
        {modes.map((tab) => (
          <TabsTrigger key={tab.mode} value={tab.mode} asChild>
            <Link
              href={address(tab.mode, next)}
              prefetch={false}
              type={undefined}
              onClick={(event) => event.preventDefault()}
            >
              {tab.label}
            </Link>
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={mode} tabIndex={-1} className="grid gap-6 pt-6 outline-none">
        {children}
      </TabsContent>
    </Tabs>
  )
}
