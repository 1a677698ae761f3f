'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CornerEditor } from '@/components/scans/corner-editor'
import { PageList } from '@/components/scans/page-list'
import { SendForm } from '@/components/scans/send-form'
import { keepAndSend, sendPdf } from '@/components/scans/send-pdf'
import { Sending, Sent, type SendingState } from '@/components/scans/sending'
import { useScans } from '@/components/scans/use-scans'
import { Notice } from '@/components/ui/notice'
import { useAttempts } from '@/components/uploads/use-attempts'
import { scansText as text } from '@/content/scans'
import type { Destination } from '@/lib/scans/destination'
import type { WaitingPdf } from '@/lib/scans/page'
import type { Kept } from '@/lib/scans/store'

type View =
  | { name: 'pages'; last: string | null; failed?: string }
  | { name: 'corners'; page: string }
  | { name: 'send' }
  | { name: 'sending'; state: SendingState }
  | { name: 'sent'; duplicate: boolean; to: Destination | null }

type ScannerProps = { owner: string; to: Destination | null; kept: Kept; files: readonly File[] }

export function Scanner({ owner, to, kept, files }: ScannerProps) {
  const scans = useScans(owner, kept.pages, files)
  const [view, setView] = useState<View>({ name: 'pages', last: null })
  const attempts = useAttempts()

  const send = async (waiting: WaitingPdf, how: typeof sendPdf) => {
    const show = (state: SendingState) => setView({ name: 'sending', state })
    show({ name: 'sending', percent: 0 })
    const phase = await how(waiting, {
      onPhase: (step) => {
        if (step.name === 'sending')
          show({ name: 'sending', percent: Math.round((100 * step.loaded) / waiting.pdf.size) })
        if (step.name === 'checking') show({ name: 'checking' })
      },
      onCut: () => show({ name: 'cut', file: waiting.name }),
      signal: attempts.begin(waiting.id),
    })
    if (!phase) return
    if (phase.name === 'failed') return setView({ name: 'pages', last: null, failed: phase.message })
    scans.clear(waiting.pages)
    setView({ name: 'sent', duplicate: phase.name === 'duplicate', to: waiting.to })
  }
  const goOn = useEffectEvent(() => {
    if (kept.waiting) void send(kept.waiting, sendPdf)
  })
  const begun = useRef(false)
  useEffect(() => {
    if (!begun.current) goOn()
    begun.current = true
  }, [])

  switch (view.name) {
    case 'corners': {
      const at = scans.pages.findIndex(({ id }) => id === view.page)
      const page = scans.pages[at]
      if (!page) return null
      return (
        <CornerEditor
          page={page}
          number={at + 1}
          draw={scans.draw}
          onSet={(settings) => scans.set(page.id, settings)}
          onDone={() => setView({ name: 'pages', last: page.id })}
        />
      )
    }
    case 'send':
      return (
        <SendForm
          pages={scans.pages}
          draw={scans.draw}
          to={to}
          onBack={() => setView({ name: 'pages', last: null })}
          onSend={(name, pdf) =>
            void send(
              {
                id: crypto.randomUUID(),
                owner,
                name,
                pdf,
                pages: scans.pages.map(({ id }) => id),
                to,
                addedAt: Date.now(),
              },
              keepAndSend,
            )
          }
        />
      )
    case 'sending':
      return <Sending state={view.state} />
    case 'sent':
      return (
        <Sent duplicate={view.duplicate} to={view.to} onMore={() => setView({ name: 'pages', last: null })} />
      )
    case 'pages':
      return (
        <>
          {view.failed ? (
            <Notice tone="bad" className="mb-4">
              <b>{text.sending.failed}</b>
              <p>{view.failed}</p>
            </Notice>
          ) : null}
          <PageList
            scans={scans}
            last={view.last}
            onEdit={(page) => setView({ name: 'corners', page })}
            onGoOn={() => setView({ name: 'send' })}
          />
        </>
      )
  }
}
