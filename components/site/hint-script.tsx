'use client'
import { hint } from '@/components/site/hint'

// Only the server fills in the code. A server component would send the code twice, as HTML and as data.
const html = { __html: typeof window === 'undefined' ? hint : '' }

export const HintScript = () => <script suppressHydrationWarning dangerouslySetInnerHTML={html} />
