'use client'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { MarkLayer } from '@/components/signatures/mark-layer'
import type { Reading } from '@/components/signatures/pages'
import { SignSteps, stepOf } from '@/components/signatures/sign-steps'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { Spinner } from '@/components/ui/loading'
import { openedPart } from '@/components/ui/opened-part'
import { attempted, useAct } from '@/components/ui/use-act'
import { signaturePageText as text } from '@/content/signature-page'
import { openSignatureAction, readSignatureAction } from '@/lib/signatures/actions'
import { toast } from '@/lib/toast'
import type { OpenSignature } from '@/lib/signatures/signature'

const Pages = dynamic(
  openedPart(() => import('@/components/signatures/pages')),
  {
    loading: () => <Spinner label={text.viewer.loading} />,
    ssr: false,
  },
)

/** The id of the element around the document's pages. */
const place = 'documento'

type SignDocumentProps = {
  view: OpenSignature
  /** The secret of an external signer's link; null for signers with a session. */
  link: string | null
  href: string
  /** The page on which the signer can ask a question; null for external signers. */
  write: string | null
}

export function SignDocument({ view, link, href, write }: SignDocumentProps) {
  const router = useRouter()
  const { busy, act } = useAct()
  const request = view.id
  const [isOpen, setOpen] = useState(link === null || view.signer.openedAt !== null)
  const box = view.marks.find(({ position }) => position === view.signer.position)
  const isRead = view.signer.readAt !== null
  const told = useRef({ opened: false, read: isRead })

  // Only this script records the document as opened, because programs that scan mails follow links but run no script.
  const tellOpened = useCallback(async () => {
    if (told.current.opened) return
    told.current.opened = true
    const answer = await attempted(openSignatureAction({ request, link }))
    told.current.opened = answer.ok
  }, [request, link])
  useEffect(() => {
    if (link === null && view.signer.openedAt === null) void tellOpened()
  }, [link, view.signer.openedAt, tellOpened])

  const unsent = useRef<Reading>(undefined)
  const onEnd = useCallback(
    async ({ pages, seconds }: Reading) => {
      if (told.current.read) return
      told.current.read = true
      const answer = await attempted(readSignatureAction({ request, link, pages, seconds, outside: false }))
      told.current.read = answer.ok
      unsent.current = answer.ok ? undefined : { pages, seconds }
      if (!answer.ok) toast({ kind: 'error', title: text.steps.read.failed, description: answer.message })
      if (answer.ok || answer.code !== 'unavailable') router.refresh()
    },
    [request, link, router],
  )
  const tellAgain = useCallback(() => {
    if (link === null && view.signer.openedAt === null) void tellOpened()
    if (unsent.current) void onEnd(unsent.current)
  }, [link, view.signer.openedAt, tellOpened, onEnd])
  useEffect(() => {
    window.addEventListener('online', tellAgain)
    return () => window.removeEventListener('online', tellAgain)
  }, [tellAgain])

  return (
    <div className="grid items-start gap-x-10 gap-y-8 min-[64rem]:grid-cols-[minmax(0,1fr)_25rem]">
      <div id={place} tabIndex={-1} className="min-w-0 bg-sunk p-3 sm:p-6" onClick={tellAgain}>
        {isOpen ? (
          <>
            <Pages
              href={href}
              title={view.title}
              onEnd={onEnd}
              overlay={(page) => <MarkLayer marks={view.marks} page={page} mine={view.signer.position} />}
            />
            {box ? <p className="mt-2 text-sm text-ink-2">{text.viewer.box(box.mark.page)}</p> : null}
          </>
        ) : (
          <div className="grid justify-items-start gap-3 py-10">
            <Button
              variant="primary"
              busy={busy}
              onClick={() =>
                act({
                  work: () => openSignatureAction({ request, link }),
                  failed: text.viewer.failed,
                  then: () => setOpen(true),
                  place,
                })
              }
            >
              {text.viewer.open}
            </Button>
            <p className="text-sm text-ink-2">{text.viewer.openHint}</p>
          </div>
        )}
      </div>
      <SignSteps view={view} link={link} write={write} isOpen={isOpen} />
      {link === null ? <StepBar step={stepOf(view)} /> : null}
    </div>
  )
}

const barSays = { 1: 'read', 2: 'consent', 3: 'code' } as const

/** On phones the next step is below the document's pages, so a strip at the bottom links to it. */
const StepBar = ({ step }: { step: 1 | 2 | 3 }) => (
  <p className="fixed inset-x-0 bottom-0 z-30 flex min-h-14 items-center justify-between gap-4 border-t border-ink bg-sheet px-gut py-2 min-[64rem]:hidden">
    <span className="text-sm">
      <b className="block">{text.steps.step(step)}</b>
      {text.steps.bar[barSays[step]]}
    </span>
    <a href="#paso" className={buttonStyles({ variant: 'primary', size: 'sm' })}>
      {text.steps.bar.go}
    </a>
  </p>
)
