'use client'
import { hint } from '@/components/site/hint'

/**
 * This is a client component, because a server component would send the code twice: as HTML and as data.
 * Only the server needs the code of `hint`, so the check of `window` keeps it out of the browser's bundle.
 */
const html = { __html: typeof window === 'undefined' ? hint : '' }

export const HintScript = () => <script suppressHydrationWarning dangerouslySetInnerHTML={html} />
