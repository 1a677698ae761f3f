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

/** Shows a message in the main notifications; before the toaster has loaded it waits in line. */
export function toast(message: ToastMessage): void {
  if (show) show(message)
  else waiting.push(message)
}

/** The toaster's side: takes what waits and all that follows. */
export function onToast(receive: Show): () => void {
  show = receive
  waiting.splice(0).forEach(receive)
  return () => {
    show = null
  }
}
