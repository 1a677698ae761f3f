'use client'
import { Check } from 'lucide-react'
import type { Route } from 'next'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { CodeStep } from '@/components/signatures/code-step'
import { ConsentStep } from '@/components/signatures/consent-step'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { openedPart } from '@/components/ui/opened-part'
import { useAct } from '@/components/ui/use-act'
import { signaturePageText } from '@/content/signature-page'
import { formatTime } from '@/lib/format/date'
import { declineSignatureAction, readSignatureAction } from '@/lib/signatures/actions'
import type { OpenSignature } from '@/lib/signatures/signature'

const ReasonDialog = dynamic(
  openedPart(() => import('@/components/ui/reason-dialog').then((module) => module.ReasonDialog)),
  { loading: () => null },
)
const text = signaturePageText.steps

/** Returns the signer's step: 1 reading, 2 consent, 3 code. */
export const stepOf = ({ signer, codeUntil }: OpenSignature): 1 | 2 | 3 =>
  signer.readAt === null ? 1 : codeUntil === null ? 2 : 3

type SignStepsProps = {
  view: OpenSignature
  link: string | null
  write: string | null
  /** False until an external signer has opened the document. */
  isOpen: boolean
}

export function SignSteps({ view, link, write, isOpen }: SignStepsProps) {
  const router = useRouter()
  const { busy, act } = useAct()
  const [isDeclining, decline] = useState(false)
  const { signer, pages, by, id: request } = view
  const step = stepOf(view)
  const readOutside = signer.readPages === 0
  return (
    <section aria-labelledby="sign-steps" id="paso" className="min-w-0 scroll-mt-6 pb-20 min-[64rem]:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3 rule-opens">
        <h2 id="sign-steps">{text.title}</h2>
        <p className="text-sm text-ink-2">{text.step(step)}</p>
      </div>
      <ol className="rule-closes">
        <Step number={1} step={step} title={text.read.title}>
          {signer.readAt === null ? (
            <>
              <p>{text.read.now(pages)}</p>
              {isOpen ? (
                <Button
                  size="sm"
                  className="mt-2"
                  busy={busy}
                  onClick={() =>
                    act({
                      work: () => readSignatureAction({ request, link, pages: 0, seconds: 0, outside: true }),
                      failed: text.read.failed,
                      then: () => router.refresh(),
                    })
                  }
                >
                  {text.read.skip}
                </Button>
              ) : null}
            </>
          ) : (
            <p>
              {readOutside
                ? text.read.outside(formatTime(signer.readAt))
                : text.read.done(pages, formatTime(signer.readAt))}
            </p>
          )}
        </Step>
        <Step number={2} step={step} title={text.consent.title}>
          {step >= 2 ? <ConsentStep view={view} link={link} isSent={step === 3} /> : null}
        </Step>
        <Step number={3} step={step} title={text.code.title}>
          {step === 3 ? <CodeStep view={view} link={link} /> : <p>{text.code.next}</p>}
        </Step>
        <Step number={4} step={step} title={text.copy.title}>
          <p>{text.copy.text}</p>
        </Step>
      </ol>
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        <button type="button" className={linkStyles} onClick={() => decline(true)}>
          {signaturePageText.decline.button}
        </button>
        {write ? (
          <Link href={write as Route} prefetch={false} className={linkStyles}>
            {text.write(by)}
          </Link>
        ) : null}
      </div>
      {isDeclining ? (
        <ReasonDialog
          text={signaturePageText.decline}
          maxLength={500}
          work={(reason) => declineSignatureAction({ request, link, reason })}
          onClose={() => decline(false)}
        />
      ) : null}
    </section>
  )
}

type StepProps = { number: number; step: number; title: string; children: ReactNode }

function Step({ number, step, title, children }: StepProps) {
  const isDone = number < step
  return (
    <li
      aria-current={number === step ? 'step' : undefined}
      className={cn(
        'grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-t border-rule py-4 first:border-t-0',
        number === step && '-mx-3 bg-sheet px-3 forced-colors:border-2',
        number > step && 'text-ink-2',
      )}
    >
      <span className="font-serif text-lg text-green">
        {isDone ? <Check className="mt-1 size-5" strokeWidth={2.25} aria-hidden /> : number}
      </span>
      <div className="min-w-0">
        <h3 className="text-[1.0625rem] font-semibold">{title}</h3>
        {children}
      </div>
    </li>
  )
}
