export type ToastMessage = {
  kind: 'success' | 'error' | 'info'
  title: string
  description?: string
  /** Says which part of the message is in English, so that screen readers pronounce that part in English. */
  english?: 'title' | 'all'
}

type Show = (message: ToastMessage) => void

let show: Show | null = null
const waiting: ToastMessage[] = []

export function toast(message: ToastMessage): void {
  if (show) show(message)
  else waiting.push(message)
}

/** Passes the queued messages and all later ones to `receive`. The toaster calls this once it has loaded. */
export function onToast(receive: Show): () => void {
  show = receive
  waiting.splice(0).forEach(receive)
  return () => {
    show = null
  }
}
