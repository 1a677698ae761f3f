'use client'
import dynamic from 'next/dynamic'

export const LiveChannel = dynamic(() => import('@/components/live/channel'), { ssr: false })
