'use client'
import dynamic from 'next/dynamic'

/** The code of the realtime client loads with the first channel. */
export const LiveChannel = dynamic(() => import('@/components/live/channel'), { ssr: false })
