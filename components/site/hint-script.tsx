'use client'
import { hint } from '@/components/site/hint'

// See missed-files-script.tsx.
const html = { __html: typeof window === 'undefined' ? hint : '' }

export const HintScript = () => <script suppressHydrationWarning dangerouslySetInnerHTML={html} />
