import { offline, unavailable } from '@/content/general-errors'

/** Returns the sentence for a request without an answer: about the connection if the browser knows that there is none. */
export const whyLost = (): string => (navigator.onLine ? unavailable : offline)
