import Link from 'next/link'
import type { ReactNode } from 'react'
import { Logo } from '@/components/site/logo'
import { FocusKeeper } from '@/components/ui/focus-keeper'
import { authText, openingSteps } from '@/content/auth'

export function AccessFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh bg-sheet min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,0.82fr)]">
      <FocusKeeper />
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

const onDark = 'border-[oklch(0.48_0.06_160)]'

function OpeningSteps() {
  return (
    <aside
      aria-labelledby="opening-steps"
      className="grid items-center bg-green-deep px-gut py-12 text-paper [--color-ochre-ink:var(--color-ochre)] min-[60rem]:px-[clamp(2rem,5vw,5.5rem)]"
    >
      <div>
        <h2 id="opening-steps" className="mb-8 text-3xl leading-[1.06]">
          {openingSteps.title}
        </h2>
        <ol>
          {openingSteps.steps.map((step, index) => (
            <li key={step.title} className={`grid grid-cols-[2.75rem_minmax(0,1fr)] border-t ${onDark}`}>
              <b
                aria-hidden
                className={`border-r-5 border-double pt-4.5 font-serif text-[1.625rem]/none font-[450] text-ochre ${onDark}`}
              >
                {index + 1}
              </b>
              <div className="pt-4 pb-4.5 pl-6">
                <h3>{step.title}</h3>
                <p className="text-[oklch(0.91_0.02_120)]">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="flex items-baseline justify-between border-t-2 border-paper pt-3">
          <span>{openingSteps.cost.label}</span>
          <b className="border-b-5 border-double border-paper pb-[0.12em] font-serif text-[2.5rem]/none font-[450]">
            {openingSteps.cost.value}
          </b>
        </p>
      </div>
    </aside>
  )
}
