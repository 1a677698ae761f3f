import Link from 'next/link'
import type { ReactNode } from 'react'
import { OpeningSteps } from '@/components/auth/opening-steps'
import { Logo } from '@/components/site/logo'
import { authText } from '@/content/auth'

/** The screens before the session: the form on its sheet, and beside it how an account is opened. */
export function AccessFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh bg-sheet min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,0.82fr)]">
      <div className="grid grid-rows-[auto_1fr_auto] justify-items-center px-gut py-6">
        <header className="justify-self-start">
          <Logo full />
        </header>
        <main id="main" className="w-full max-w-108 self-center py-12">
          {children}
        </main>
        <footer className="justify-self-start text-sm text-ink-2">
          {authText.legal.text}{' '}
          <Link
            href="/tratamiento-datos"
            prefetch={false}
            className="inline-flex min-h-tap items-center underline"
          >
            {authText.legal.link}
          </Link>
        </footer>
      </div>
      <OpeningSteps />
    </div>
  )
}
