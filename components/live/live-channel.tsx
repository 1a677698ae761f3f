'use client'
import dynamic from 'next/dynamic'

/** Follows a table live; the realtime client's code loads with the first channel. */
export const LiveChannel = dynamic(() => import('@/components/live/channel'), { ssr: false })
