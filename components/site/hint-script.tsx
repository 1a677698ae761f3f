'use client'
import { hint } from '@/components/site/hint'

// The condition keeps the code out of the browser's bundle; a server component would also send the code as data.
const html = { __html: typeof window === 'undefined' ? hint : '' }

export const HintScript = () => <script suppressHydrationWarning dangerouslySetInnerHTML={html} />
