import { invoices } from '@/content/invoices'
import type { ToastMessage } from '@/lib/toast'
import type { BatchEnd } from '@/components/invoices/upload/start-batch'

const { success, error, duplicates } = invoices.toasts

/** The one message about a press of the button; it claims nothing that has not happened. */
export function outcomeToast({ phases, outcome }: BatchEnd): ToastMessage | null {
  const done = phases.filter(({ name }) => name === 'done').length
  const failed = phases.find((phase) => phase.name === 'failed')
  if (failed) {
    const arrived = done > 0 ? ` ${success.untold(done)}` : ''
    const message = failed.message || invoices.failure.unknown
    return { kind: 'error', title: error.title, description: error.description(message) + arrived }
  }
  if (done > 0) return { kind: 'success', title: success.title, description: successText(done, outcome) }
  return phases.length > 0 ? { kind: 'info', ...duplicates } : null
}

function successText(done: number, outcome: BatchEnd['outcome']): string {
  const drive = (outcome?.drive ?? 0) > 0
  if (outcome?.automation === 'sent') return success.told(done) + (drive ? success.andDrive : '')
  const copy = drive ? success.driveCopy : ''
  return success.untold(done) + copy + (outcome?.automation === 'pending' ? success.later : '')
}
