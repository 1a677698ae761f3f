'use client'
import { hint } from '@/components/site/hint'

// The browser's copy of the code is empty; a server component would send the code twice: as HTML and as data.
const html = { __html: typeof window === 'undefined' ? hint : '' }

export const HintScript = () => <script suppressHydrationWarning dangerouslySetInnerHTML={html} />
