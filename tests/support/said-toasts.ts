import { afterEach, beforeEach } from 'vitest'
import { onToast, type ToastMessage } from '@/lib/toast'

export function saidToasts(): readonly ToastMessage[] {
  const said: ToastMessage[] = []
  let stop: () => void
  beforeEach(() => {
    stop = onToast((message) => said.push(message))
  })
  afterEach(() => {
    stop()
    said.length = 0
  })
  return said
}
