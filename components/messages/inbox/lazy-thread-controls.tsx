'use client'
import dynamic from 'next/dynamic'

/** Controls of a conversation whose scripts load after it; the server draws them with the page. */
export const ThreadAssignee = dynamic(() =>
  import('@/components/messages/inbox/thread-controls').then((module) => module.ThreadAssignee),
)
export const ClosingButton = dynamic(() =>
  import('@/components/messages/inbox/thread-controls').then((module) => module.ClosingButton),
)
export const FollowThread = dynamic(() =>
  import('@/components/messages/inbox/thread-controls').then((module) => module.FollowThread),
)
