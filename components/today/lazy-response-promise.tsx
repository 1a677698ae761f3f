'use client'
import dynamic from 'next/dynamic'

/** The form for the firm's response time is loaded after the page, because few visits to the team page need it. */
export const ResponsePromise = dynamic(() =>
  import('@/components/today/response-promise').then((module) => module.ResponsePromise),
)
