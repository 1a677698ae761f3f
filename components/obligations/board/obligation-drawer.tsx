'use client'
import { X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { DraftModal } from '@/components/admin/draft-modal'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/loading'
import { Notice } from '@/components/ui/notice'
import { attempted } from '@/components/ui/use-act'
import { ObligationPanel } from '@/components/obligations/board/obligation-panel'
import { boardText } from '@/content/obligation-board'
import type { Result } from '@/lib/result'
import { readObligationAction } from '@/lib/obligations/actions'
import type { ObligationDetail } from '@/lib/obligations/board/queries'

const text = boardText.open

type ObligationDrawerProps = { id: string; name: string; onClose: () => void }

export function ObligationDrawer({ id, name, onClose }: ObligationDrawerProps) {
  const [answer, setAnswer] = useState<Result<ObligationDetail> | null>(null)
  const read = useCallback(
    async () => setAnswer(await attempted(readObligationAction({ obligation: id }))),
    [id],
  )
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the state is set when the answer is there
    void read()
  }, [read])
  return (
    <DraftModal
      onClose={onClose}
      aria-label={name}
      className="mr-0 ml-auto h-dvh max-h-none w-[min(36rem,100%)] max-w-none border-l border-ink bg-sheet text-left text-base font-normal whitespace-normal"
    >
      {({ leave, settle }) => (
        <div className="px-5 py-4 sm:px-7">
          <p className="flex justify-end">
            <Button type="button" variant="quiet" size="sm" onClick={leave}>
              <X strokeWidth={1.75} aria-hidden /> {text.close}
            </Button>
          </p>
          {answer === null ? (
            <Spinner label={text.loading} />
          ) : answer.ok ? (
            <ObligationPanel
              detail={answer.data}
              level={2}
              onChanged={(saved) => {
                if (saved) settle(saved)
                void read()
              }}
            />
          ) : (
            <Notice tone="bad" role="alert">
              <p className="font-[550]">{text.failed}</p>
              <p>{answer.message}</p>
              <Button type="button" size="sm" className="mt-3" onClick={() => void read()}>
                {text.retry}
              </Button>
            </Notice>
          )}
        </div>
      )}
    </DraftModal>
  )
}
