'use client'
import dynamic from 'next/dynamic'

// Only a draft needs these scripts; what was sent is read without them.

export const SendingForm = dynamic(() =>
  import('@/components/documents/sendings/sending-form').then((module) => module.SendingForm),
)
export const SendingUpload = dynamic(() =>
  import('@/components/documents/sendings/sending-upload').then((module) => module.SendingUpload),
)
