export type ToastMessage = {
  kind: 'success' | 'error' | 'info'
  title: string
  description?: string
  /** The parts of the message that are in English, so that screen readers pronounce them in English. */
  english?: 'title' | 'all'
}

type Show = (message: ToastMessage) => void

let show: Show | null = null
const waiting: ToastMessage[] = []

export function toast(message: ToastMessage): void {
  if (show) show(message)
  else waiting.push(message)
}

/** Called by the toaster when it has loaded: `receive` gets the queued messages and all later ones. */
export function onToast(receive: Show): () => void {
  show = receive
  waiting.splice(0).forEach(receive)
  return () => {
    show = null
  }
}
