'use client'
import { useAct } from '@/components/ui/use-act'
import { review } from '@/content/review'
import { formatDateTime } from '@/lib/format/date'
import { setSwitchAction } from '@/lib/review/actions'
import type { ReviewSettings } from '@/lib/review/settings-schema'

const text = review.settings

/** Whether the rules accept these documents by themselves; off until somebody says so. */
export function RuleSwitch({ setting }: { setting: ReviewSettings['switches'][number] }) {
  const { rule_set: ruleSet, accepts, changed_at: at, changed_by: by } = setting
  const { busy, act } = useAct()
  const name = text.sets[ruleSet]
  const lastChange = at ? text.changed(by ?? review.history.unknown, formatDateTime(at)) : text.never
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
              done: { title: text.toasts.switched, description: name },
              failed: text.toasts.failed,
            })
          }}
        />
      </label>
    </li>
  )
}
