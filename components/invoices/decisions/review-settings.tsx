'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAct } from '@/components/ui/use-act'
import { review } from '@/content/invoice-decisions'
import { reviewSettingsText } from '@/content/invoice-decisions-settings'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { formatDateTime } from '@/lib/format/date'
import { formatNit } from '@/lib/format/nit'
import { setGraceAction, setSwitchAction, withdrawSignerAction } from '@/lib/invoices/decisions/actions'
import type { ReviewSettings, SignerSettings as Settings } from '@/lib/invoices/decisions/queries'

const { signers: text, toasts } = reviewSettingsText
const ruleText = reviewSettingsText

type Signer = Settings['signers'][number]

/** Settings for the grace period, for unknown authorities and for signers that are not the supplier. */
export function SignerSettings({ settings: { until, signers, unknown } }: { settings: Settings }) {
  const { busy, act } = useAct()
  const [asking, setAsking] = useState<Signer | null>(null)
  return (
    <>
      <label className="mt-3 flex min-h-tap cursor-pointer items-center justify-between gap-4 border-t border-rule py-3">
        <span>
          {text.grace}
          <small id="said-grace" className="block text-sm text-ink-2">
            {until ? text.graceUntil(formatCivilDay(until)) : text.graceOff}
          </small>
        </span>
        <input
          type="checkbox"
          role="switch"
          checked={until !== null}
          aria-label={text.grace}
          aria-describedby="said-grace"
          aria-busy={busy}
          className="size-6 flex-none accent-green"
          onChange={({ target }) => {
            if (busy) return
            const grace = target.checked
            act({
              work: () => setGraceAction({ grace }),
              done: { title: toasts.switched, description: text.grace },
              failed: toasts.failed,
            })
          }}
        />
      </label>
      <h3 className="border-t border-rule pt-4">{text.unknown}</h3>
      <p className="pt-1 text-sm text-ink-2">{unknown.length > 0 ? text.unknownText : text.noUnknown}</p>
      <ul className="mt-2 pb-2">
        {unknown.map(({ authority, invoices }) => (
          <li key={authority} className="flex justify-between gap-4 border-t border-rule py-2">
            <span className="wrap-anywhere">{authority || text.unnamed}</span>
            <span className="flex-none text-sm text-ink-2">{text.invoices(invoices)}</span>
          </li>
        ))}
      </ul>
      <h3 className="border-t border-rule pt-4">{text.confirmed}</h3>
      {signers.length === 0 ? <p className="pt-1 pb-3 text-sm text-ink-2">{text.noConfirmed}</p> : null}
      <ul className="mt-2 rule-closes">
        {signers.map((signer) => (
          <li
            key={`${signer.supplier} ${signer.signer}`}
            className="flex items-center justify-between gap-4 border-t border-rule py-1.5"
          >
            <span className="wrap-anywhere">
              {text.pair(signer.name || formatNit(signer.signer), formatNit(signer.supplier))}
            </span>
            <Button size="sm" busy={busy} onClick={() => setAsking(signer)}>
              {text.withdraw}
              <span className="sr-only">{text.withdrawOf(signer.name)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asking ? (
        <ConfirmDialog
          title={text.withdrawTitle}
          confirm={text.withdraw}
          keep={text.keep}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            const { supplier, signer } = asking
            act({
              work: () => withdrawSignerAction({ supplier, signer }),
              done: { title: text.withdrawn },
              failed: toasts.failed,
              then: () => document.getElementById('signers')?.focus(),
            })
          }}
        >
          {text.withdrawText}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

/** A switch, off by default, that lets a set of rules accept invoices without a person. */
export function RuleSwitch({ setting }: { setting: ReviewSettings['switches'][number] }) {
  const { rule_set: ruleSet, accepts, changed_at: at, changed_by: by } = setting
  const { busy, act } = useAct()
  const name = ruleText.sets[ruleSet]
  const lastChange = at ? ruleText.changed(by ?? review.history.unknown, formatDateTime(at)) : ruleText.never
  return (
    <li className="border-t border-rule">
      <label className="flex min-h-tap cursor-pointer items-center justify-between gap-4 py-3">
        <span>
          {name}
          <small id={`said-${ruleSet}`} className="block text-sm text-ink-2">
            {lastChange}
          </small>
        </span>
        <input
          type="checkbox"
          role="switch"
          checked={accepts}
          aria-label={name}
          aria-describedby={`said-${ruleSet}`}
          aria-busy={busy}
          className="size-6 flex-none accent-green"
          onChange={({ target }) => {
            if (busy) return
            const wanted = target.checked
            act({
              work: () => setSwitchAction({ ruleSet, accepts: wanted }),
              done: { title: ruleText.toasts.switched, description: name },
              failed: ruleText.toasts.failed,
            })
          }}
        />
      </label>
    </li>
  )
}
