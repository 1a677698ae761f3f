export type ToastMessage = {
  kind: 'success' | 'error' | 'info'
  title: string
  description?: string
  /** The parts that screen readers pronounce in English. */
  english?: 'title' | 'all'
}

type Show = (message: ToastMessage) => void

let show: Show | null = null
const waiting: ToastMessage[] = []

/** Queues messages until the toaster has loaded. */
export function toast(message: ToastMessage): void {
  if (show) show(message)
  else waiting.push(message)
}

/** For the toaster: receives queued and later messages. */
export function onToast(receive: Show): () => void {
  show = receive
  waiting.splice(0).forEach(receive)
  return () => {
    show = null
  }
}
