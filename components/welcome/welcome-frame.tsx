import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { SignOutButton } from '@/components/auth/sign-out-button'
import { Logo } from '@/components/site/logo'
import { cn } from '@/components/ui/cn'
import { welcomeText as text } from '@/content/welcome'

export type WelcomeStep = 'company' | 'consent' | 'sent'
/** Step 0 is the registration, which every signed-in user has already done. */
const placeOf: Record<WelcomeStep, number> = { company: 1, consent: 2, sent: 3 }
const onDark = 'border-[oklch(0.48_0.06_160)]'

type WelcomeFrameProps = { step: WelcomeStep; children: ReactNode }

export function WelcomeFrame({ step, children }: WelcomeFrameProps) {
  const place = placeOf[step]
  const here = text.steps[place]
  return (
    <div
      data-welcome
      className="grid bg-sheet min-[60rem]:min-h-dvh min-[60rem]:grid-cols-[minmax(0,0.62fr)_minmax(0,1fr)]"
    >
      <aside className="bg-green-deep px-gut py-6 text-paper [--color-ochre-ink:var(--color-ochre)] min-[60rem]:py-10">
        <div className="min-[60rem]:sticky min-[60rem]:top-10">
          <Logo full className="[&_b]:border-ochre" />
          <p className="mt-4 text-sm font-[550] min-[60rem]:hidden">
            {here ? text.step(place + 1, here.title) : text.ready}
          </p>
          <p aria-hidden className="mt-2 grid grid-cols-3 gap-1.5 min-[60rem]:hidden">
            {text.steps.map(({ title }, index) => (
              <i
                key={title}
                className={cn(
                  'h-1.5',
                  index < place ? 'bg-paper' : index === place ? 'bg-ochre' : 'bg-[oklch(0.48_0.06_160)]',
                )}
              />
            ))}
          </p>
          <p className="mt-10 mb-6 font-serif text-2xl leading-tight max-[60rem]:hidden">
            {text.headings[step]}
          </p>
          <ol aria-label={text.label} className="max-[60rem]:hidden">
            {text.steps.map(({ title, text: about }, index) => (
              <li
                key={title}
                aria-current={index === place ? 'step' : undefined}
                className={`grid grid-cols-[2.75rem_minmax(0,1fr)] border-t ${onDark}`}
              >
                <b
                  className={cn(
                    'border-r-5 border-double pt-4 font-serif text-[1.625rem]/none font-[450] text-ochre',
                    index === place ? 'border-ochre' : onDark,
                  )}
                >
                  {index < place ? <Check className="size-6" strokeWidth={2} aria-hidden /> : index + 1}
                  {index < place ? <span className="sr-only">{text.done}</span> : null}
                </b>
                <div className="py-4 pl-6">
                  <p
                    className={cn(
                      'font-semibold',
                      index === place && 'underline decoration-ochre underline-offset-4',
                    )}
                  >
                    {title}
                  </p>
                  <p className="text-[oklch(0.91_0.02_120)]">{about}</p>
                </div>
              </li>
            ))}
          </ol>
          {step === 'sent' ? null : (
            <p className="border-t-2 border-paper pt-3 text-sm max-[60rem]:mt-4 max-[60rem]:border-t">
              <b className="block">{text.pause.title}</b>
              {text.pause.text}
            </p>
          )}
        </div>
      </aside>
      <div className="grid grid-rows-[1fr_auto] px-gut py-8 min-[60rem]:px-[clamp(2rem,5vw,5.5rem)] min-[60rem]:py-12">
        <main id="main" className="w-full max-w-172">
          {children}
        </main>
        <footer className="pt-10">
          <SignOutButton look="button" />
        </footer>
      </div>
    </div>
  )
}
