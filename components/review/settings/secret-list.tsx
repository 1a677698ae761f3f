'use client'
import { useState } from 'react'
import { useAct } from '@/components/admin/use-act'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { review } from '@/content/review'
import { formatNit } from '@/lib/format/nit'
import { removeSecretAction } from '@/lib/review/actions'
import type { ReviewSettings } from '@/lib/review/settings-schema'

const text = review.settings
type Secret = ReviewSettings['secrets'][number]
const nameOf = ({ nit, prefix }: Secret) => [formatNit(nit), prefix].filter(Boolean).join(' ')

/** The numberings whose key is known; never the keys. */
export function SecretList({ secrets }: { secrets: readonly Secret[] }) {
  const { busy, act } = useAct()
  const [asking, setAsking] = useState<Secret | null>(null)
  if (secrets.length === 0) return <p className="py-4 text-sm">{text.noSecrets}</p>
  return (
    <>
      <ul className="mt-3 rule-closes">
        {secrets.map((secret) => (
          <li key={secret.id} className="flex items-center justify-between gap-4 border-t border-rule py-1.5">
            <span className="wrap-anywhere">{nameOf(secret)}</span>
            <Button size="sm" busy={busy} onClick={() => setAsking(secret)}>
              {text.remove}
              <span className="sr-only">{text.removeOf(nameOf(secret))}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asking ? (
        <ConfirmDialog
          title={text.removeTitle}
          confirm={text.remove}
          keep={text.keep}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null)
            act({
              work: () => removeSecretAction({ id: asking.id }),
              done: { title: text.toasts.removed },
              failed: text.toasts.failed,
              then: () => document.getElementById('secrets')?.focus(),
            })
          }}
        >
          {text.removeText}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
