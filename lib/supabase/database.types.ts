export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "12"
  }
  public: {
    Tables: {
      appointments: {
        Row: {
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          note: string | null
          request_key: string
          sequence: number
          starts_at: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          cancelled_by?: string | null
          created_at?: string
          ends_at: string
          id?: string
          note?: string | null
          request_key?: string
          sequence?: number
          starts_at: string
          status: string
          title: string
          updated_at?: string
          user_id: string
        }
        Update: {
          cancelled_by?: string | null
          created_at?: string
          ends_at?: string
          id?: string
          note?: string | null
          request_key?: string
          sequence?: number
          starts_at?: string
          status?: string
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      archivos_subidos: {
        Row: {
          created_at: string
          descripcion: string | null
          google_drive_id: string | null
          google_drive_link: string | null
          id: string
          nombre_archivo: string
          ruta_storage: string
          tamano_bytes: number
          tipo_archivo: string
          url_publica: string
          user_id: string
        }
        Insert: {
          created_at?: string
          descripcion?: string | null
          google_drive_id?: string | null
          google_drive_link?: string | null
          id?: string
          nombre_archivo: string
          ruta_storage: string
          tamano_bytes: number
          tipo_archivo: string
          url_publica: string
          user_id: string
        }
        Update: {
          created_at?: string
          descripcion?: string | null
          google_drive_id?: string | null
          google_drive_link?: string | null
          id?: string
          nombre_archivo?: string
          ruta_storage?: string
          tamano_bytes?: number
          tipo_archivo?: string
          url_publica?: string
          user_id?: string
        }
        Relationships: []
      }
      audit_log: {
        Row: {
          action: string
          actor: string | null
          after: Json | null
          at: string
          before: Json | null
          id: number
          target: string | null
        }
        Insert: {
          action: string
          actor?: string | null
          after?: Json | null
          at?: string
          before?: Json | null
          id?: never
          target?: string | null
        }
        Update: {
          action?: string
          actor?: string | null
          after?: Json | null
          at?: string
          before?: Json | null
          id?: never
          target?: string | null
        }
        Relationships: []
      }
      client_profiles: {
        Row: {
          name: string | null
          password_changed_at: string | null
          phone: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          name?: string | null
          password_changed_at?: string | null
          phone?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          name?: string | null
          password_changed_at?: string | null
          phone?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      companies: {
        Row: {
          created_at: string
          digit: number
          id: string
          name: string
          nit: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          digit: number
          id?: string
          name: string
          nit: string
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          digit?: number
          id?: string
          name?: string
          nit?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      consents: {
        Row: {
          accepted_at: string
          action: string
          email: string
          id: string
          ip: string | null
          policy_version: string
          purpose: string
          text_sha256: string
          user_agent: string | null
          user_id: string | null
        }
        Insert: {
          accepted_at?: string
          action?: string
          email: string
          id?: string
          ip?: string | null
          policy_version: string
          purpose: string
          text_sha256: string
          user_agent?: string | null
          user_id?: string | null
        }
        Update: {
          accepted_at?: string
          action?: string
          email?: string
          id?: string
          ip?: string | null
          policy_version?: string
          purpose?: string
          text_sha256?: string
          user_agent?: string | null
          user_id?: string | null
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          consent_id: string
          created_at: string
          email: string
          id: string
          message: string
          name: string
          phone: string | null
        }
        Insert: {
          consent_id: string
          created_at?: string
          email: string
          id?: string
          message: string
          name: string
          phone?: string | null
        }
        Update: {
          consent_id?: string
          created_at?: string
          email?: string
          id?: string
          message?: string
          name?: string
          phone?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "contact_messages_consent_id_fkey"
            columns: ["consent_id"]
            referencedRelation: "consents"
            referencedColumns: ["id"]
          },
        ]
      }
      data_exports: {
        Row: {
          created_at: string
          files: number
          files_done: number
          finished_at: string | null
          id: string
          status: string
          user_id: string
        }
        Insert: {
          created_at?: string
          files?: number
          files_done?: number
          finished_at?: string | null
          id?: string
          status?: string
          user_id: string
        }
        Update: {
          created_at?: string
          files?: number
          files_done?: number
          finished_at?: string | null
          id?: string
          status?: string
          user_id?: string
        }
        Relationships: []
      }
      data_requests: {
        Row: {
          created_at: string
          details: string
          due_on: string
          id: string
          key: string
          kind: string
          reply: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        Insert: {
          created_at?: string
          details: string
          due_on: string
          id?: string
          key: string
          kind: string
          reply?: string | null
          settled_at?: string | null
          status?: string
          user_id: string
        }
        Update: {
          created_at?: string
          details?: string
          due_on?: string
          id?: string
          key?: string
          kind?: string
          reply?: string | null
          settled_at?: string | null
          status?: string
          user_id?: string
        }
        Relationships: []
      }
      documents: {
        Row: {
          created_at: string
          family: string
          file_path: string
          file_size: number
          file_type: string
          google_drive_id: string | null
          google_drive_link: string | null
          id: string
          kind: string
          name: string
          name_key: string
          sha256: string | null
          storage_path: string
          uploaded_by: string
          user_id: string
        }
        Insert: {
          created_at?: string
          family?: never
          file_path: string
          file_size?: number
          file_type: string
          google_drive_id?: string | null
          google_drive_link?: string | null
          id?: string
          kind?: never
          name: string
          name_key?: never
          sha256?: string | null
          storage_path: string
          uploaded_by?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          family?: never
          file_path?: string
          file_size?: number
          file_type?: string
          google_drive_id?: string | null
          google_drive_link?: string | null
          id?: string
          kind?: never
          name?: string
          name_key?: never
          sha256?: string | null
          storage_path?: string
          uploaded_by?: string
          user_id?: string
        }
        Relationships: []
      }
      invoices: {
        Row: {
          created_at: string
          decided_at: string | null
          deleted_at: string | null
          document_id: string | null
          file_size: number
          findings: NonNullable<Json>
          id: string
          name: string
          number: string
          search_key: string
          status: string
          user_id: string
          withdrawn_at: string | null
        }
        Insert: {
          created_at?: string
          decided_at?: string | null
          deleted_at?: string | null
          document_id?: string | null
          file_size: number
          findings?: NonNullable<Json>
          id?: string
          name: string
          number: string
          search_key?: never
          status?: string
          user_id: string
          withdrawn_at?: string | null
        }
        Update: {
          created_at?: string
          decided_at?: string | null
          deleted_at?: string | null
          document_id?: string | null
          file_size?: number
          findings?: NonNullable<Json>
          id?: string
          name?: string
          number?: string
          search_key?: never
          status?: string
          user_id?: string
          withdrawn_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "invoices_document_id_fkey"
            columns: ["document_id"]
            referencedRelation: "documents"
            referencedColumns: ["id"]
          },
        ]
      }
      message_threads: {
        Row: {
          client_unread: number
          created_at: string
          firm_unread: number
          id: string
          last_message_at: string
          message_count: number
          subject: string
          user_id: string
        }
        Insert: {
          client_unread?: number
          created_at?: string
          firm_unread?: number
          id: string
          last_message_at?: string
          message_count?: number
          subject: string
          user_id: string
        }
        Update: {
          client_unread?: number
          created_at?: string
          firm_unread?: number
          id?: string
          last_message_at?: string
          message_count?: number
          subject?: string
          user_id?: string
        }
        Relationships: []
      }
      messages: {
        Row: {
          author: string
          body: string
          created_at: string
          files: NonNullable<Json>
          id: string
          read_at: string | null
          thread_id: string
          user_id: string
        }
        Insert: {
          author: string
          body: string
          created_at: string
          files?: NonNullable<Json>
          id: string
          read_at?: string | null
          thread_id: string
          user_id: string
        }
        Update: {
          author?: string
          body?: string
          created_at?: string
          files?: NonNullable<Json>
          id?: string
          read_at?: string | null
          thread_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "messages_thread_id_fkey"
            columns: ["thread_id"]
            referencedRelation: "message_threads"
            referencedColumns: ["id"]
          },
        ]
      }
      notification_choices: {
        Row: {
          changed_at: string
          topic: string
          user_id: string
          wanted: boolean
        }
        Insert: {
          changed_at?: string
          topic: string
          user_id: string
          wanted: boolean
        }
        Update: {
          changed_at?: string
          topic?: string
          user_id?: string
          wanted?: boolean
        }
        Relationships: []
      }
      outbox: {
        Row: {
          attempts: number
          batch_id: string | null
          created_at: string
          done_at: string | null
          id: string
          key: string
          kind: string
          last_error: string | null
          locked_until: string | null
          next_at: string
          payload: NonNullable<Json>
          status: string
          user_id: string | null
        }
        Insert: {
          attempts?: number
          batch_id?: string | null
          created_at?: string
          done_at?: string | null
          id?: string
          key: string
          kind: string
          last_error?: string | null
          locked_until?: string | null
          next_at?: string
          payload?: NonNullable<Json>
          status?: string
          user_id?: string | null
        }
        Update: {
          attempts?: number
          batch_id?: string | null
          created_at?: string
          done_at?: string | null
          id?: string
          key?: string
          kind?: string
          last_error?: string | null
          locked_until?: string | null
          next_at?: string
          payload?: NonNullable<Json>
          status?: string
          user_id?: string | null
        }
        Relationships: []
      }
      rate_limits: {
        Row: {
          key: string
          tat: string
        }
        Insert: {
          key: string
          tat: string
        }
        Update: {
          key?: string
          tat?: string
        }
        Relationships: []
      }
      upload_batches: {
        Row: {
          closed_at: string | null
          created_at: string
          id: string
          user_id: string
        }
        Insert: {
          closed_at?: string | null
          created_at?: string
          id: string
          user_id: string
        }
        Update: {
          closed_at?: string | null
          created_at?: string
          id?: string
          user_id?: string
        }
        Relationships: []
      }
      uploads: {
        Row: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          id: string
          key: string
          lease_until: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        Insert: {
          attempts?: number
          batch_id: string
          created_at?: string
          declared_size: number
          declared_type: string
          document_id?: string | null
          expires_at?: string
          id?: string
          key: string
          lease_until?: string | null
          name: string
          path: string
          purpose?: string
          reason?: string | null
          settled_at?: string | null
          status?: string
          user_id: string
        }
        Update: {
          attempts?: number
          batch_id?: string
          created_at?: string
          declared_size?: number
          declared_type?: string
          document_id?: string | null
          expires_at?: string
          id?: string
          key?: string
          lease_until?: string | null
          name?: string
          path?: string
          purpose?: string
          reason?: string | null
          settled_at?: string | null
          status?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "uploads_batch_id_fkey"
            columns: ["batch_id"]
            referencedRelation: "upload_batches"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "uploads_document_id_fkey"
            columns: ["document_id"]
            referencedRelation: "documents"
            referencedColumns: ["id"]
          },
        ]
      }
      user_approval_status: {
        Row: {
          created_at: string
          decided_at: string | null
          reason: string | null
          status: string
          user_id: string
        }
        Insert: {
          created_at?: string
          decided_at?: string | null
          reason?: string | null
          status?: string
          user_id: string
        }
        Update: {
          created_at?: string
          decided_at?: string | null
          reason?: string | null
          status?: string
          user_id?: string
        }
        Relationships: []
      }
      user_drive_folders: {
        Row: {
          created_at: string
          folder_id: string
          folder_name: string
          folder_url: string
          user_id: string
        }
        Insert: {
          created_at?: string
          folder_id: string
          folder_name: string
          folder_url: string
          user_id: string
        }
        Update: {
          created_at?: string
          folder_id?: string
          folder_name?: string
          folder_url?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      add_staff_member: {
        Args: { member: string; member_role: string }
        Returns: undefined
      }
      answer_message: {
        Args: {
          documents?: string[]
          message: string
          thread: string
          words: string
        }
        Returns: {
          author: string
          body: string
          created_at: string
          files: NonNullable<Json>
          id: string
          read_at: string | null
          thread_id: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "messages"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      batch_files: { Args: { batch: string }; Returns: Json }
      batch_outcome: { Args: { batch: string; owner: string }; Returns: Json }
      begin_attachment: {
        Args: {
          declared_size: number
          declared_type: string
          file_name: string
          key: string
        }
        Returns: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          id: string
          key: string
          lease_until: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "uploads"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      begin_upload: {
        Args: {
          batch: string
          declared_size: number
          declared_type: string
          file_name: string
          key: string
        }
        Returns: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          id: string
          key: string
          lease_until: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "uploads"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      busy_slots: { Args: Record<PropertyKey, never>; Returns: Json }
      cancel_appointment: {
        Args: { appointment: string; words?: string }
        Returns: {
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          note: string | null
          request_key: string
          sequence: number
          starts_at: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      change_appointment: {
        Args: { appointment: string; seen: number; slot: string }
        Returns: {
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          note: string | null
          request_key: string
          sequence: number
          starts_at: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      claim_outbox: {
        Args: { lease_seconds: number; max_jobs: number; only_batch?: string }
        Returns: {
          attempts: number
          batch_id: string | null
          created_at: string
          done_at: string | null
          id: string
          key: string
          kind: string
          last_error: string | null
          locked_until: string | null
          next_at: string
          payload: NonNullable<Json>
          status: string
          user_id: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "outbox"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      claim_upload: {
        Args: { lease_seconds: number; owner?: string; upload: string }
        Returns: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          id: string
          key: string
          lease_until: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }[]
        SetofOptions: {
          from: "*"
          to: "uploads"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      close_batch: {
        Args: { batch: string; notify: boolean; owner?: string }
        Returns: Json
      }
      complete_outbox: {
        Args: { attempt: number; job_id: string }
        Returns: boolean
      }
      confirm_appointment: {
        Args: { appointment: string; seen: number }
        Returns: {
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          note: string | null
          request_key: string
          sequence: number
          starts_at: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      decide_data_request: {
        Args: {
          new_due?: string
          new_status: string
          request: string
          words: string
        }
        Returns: undefined
      }
      delete_invoice: { Args: { invoice: string }; Returns: Json }
      drive_job: { Args: { document: string }; Returns: Json }
      expire_upload: { Args: { upload: string }; Returns: undefined }
      fail_outbox: {
        Args: {
          attempt: number
          error: string
          job_id: string
          retry_seconds?: number
        }
        Returns: boolean
      }
      file_data_request: {
        Args: {
          client: string
          due: string
          firm_mail: string
          kind_label: string
          request_key: string
          request_kind: string
          words: string
        }
        Returns: {
          created_at: string
          details: string
          due_on: string
          id: string
          key: string
          kind: string
          reply: string | null
          settled_at: string | null
          status: string
          user_id: string
        }[]
        SetofOptions: {
          from: "*"
          to: "data_requests"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      finish_appointment: {
        Args: { appointment: string }
        Returns: {
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          note: string | null
          request_key: string
          sequence: number
          starts_at: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      finish_attachment: {
        Args: {
          attempt: number
          content_sha256: string
          content_size: number
          content_type: string
          push_drive: boolean
          upload: string
        }
        Returns: Json
      }
      finish_upload: {
        Args: {
          attempt: number
          content_sha256: string
          content_size: number
          content_type: string
          push_drive: boolean
          upload: string
        }
        Returns: Json
      }
      give_back_rate_limit: {
        Args: { burst: number; limit_key: string; per_seconds: number }
        Returns: undefined
      }
      idle_batches: { Args: { idle_seconds: number }; Returns: string[] }
      insert_archivo_subido: {
        Args: {
          descripcion: string
          google_drive_id: string
          google_drive_link: string
          nombre_archivo: string
          ruta_storage: string
          tamano_bytes: number
          tipo_archivo: string
          url_publica: string
          user_id: string
        }
        Returns: string
      }
      keep_presence: { Args: Record<PropertyKey, never>; Returns: undefined }
      list_registrations: {
        Args: {
          after_at?: string
          after_id?: string
          max_rows?: number
          wanted?: string
        }
        Returns: {
          created_at: string
          decided_at: string
          email: string
          email_confirmed_at: string
          reason: string
          status: string
          user_id: string
        }[]
      }
      missing_objects: { Args: Record<PropertyKey, never>; Returns: string[] }
      my_access: { Args: Record<PropertyKey, never>; Returns: Json }
      my_calendar_feed: { Args: Record<PropertyKey, never>; Returns: Json }
      my_dashboard: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      my_invoices: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      my_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          current: boolean
          id: string
          ip: string
          opened_at: string
          used_at: string
          user_agent: string
        }[]
      }
      note_session: {
        Args: {
          address: string
          agent: string
          client: string
          session: string
        }
        Returns: undefined
      }
      propose_appointment: {
        Args: { client: string; slot: string; title: string; words?: string }
        Returns: {
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          note: string | null
          request_key: string
          sequence: number
          starts_at: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      propose_other_hour: {
        Args: {
          appointment: string
          seen: number
          slot: string
          words?: string
        }
        Returns: {
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          note: string | null
          request_key: string
          sequence: number
          starts_at: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      purge_deleted_documents: {
        Args: Record<PropertyKey, never>
        Returns: string[]
      }
      read_calendar_feed: { Args: { token_sha256: string }; Returns: Json }
      read_thread: { Args: { thread: string }; Returns: undefined }
      read_thread_as_firm: { Args: { thread: string }; Returns: undefined }
      receive_contact_message: {
        Args: {
          consent_sha256: string
          policy: string
          recipient: string
          sender_agent?: string
          sender_email: string
          sender_ip?: string
          sender_name: string
          sender_phone?: string
          words: string
        }
        Returns: boolean
      }
      record_drive_copy: {
        Args: { document: string; file_id: string; link: string }
        Returns: undefined
      }
      record_drive_folder: {
        Args: {
          client: string
          folder_id: string
          folder_name: string
          folder_url: string
        }
        Returns: undefined
      }
      reject_upload: {
        Args: { attempt: number; upload: string; why: string }
        Returns: undefined
      }
      release_upload: {
        Args: { attempt: number; upload: string }
        Returns: undefined
      }
      remove_company: { Args: { company: string }; Returns: undefined }
      renew_calendar_feed: { Args: { token_sha256: string }; Returns: Json }
      request_appointment: {
        Args: { key: string; slot: string; title: string }
        Returns: {
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          note: string | null
          request_key: string
          sequence: number
          starts_at: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      reserve_drive_file: {
        Args: { document: string; file_id: string }
        Returns: string
      }
      reserve_drive_folder: {
        Args: { client: string; folder_id: string }
        Returns: string
      }
      restore_invoice: { Args: { invoice: string }; Returns: Json }
      revoke_calendar_feed: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      save_company: {
        Args: {
          company?: string
          company_digit: number
          company_name: string
          company_nit: string
        }
        Returns: string
      }
      save_mail_choices: {
        Args: {
          choices: Json
          client: string
          policy: string
          sender_agent?: string
          sender_ip?: string
          wordings: Json
        }
        Returns: undefined
      }
      save_profile: {
        Args: { full_name: string; phone_number: string }
        Returns: undefined
      }
      send_message: {
        Args: {
          documents?: string[]
          message: string
          subject?: string
          thread: string
          words: string
        }
        Returns: {
          author: string
          body: string
          created_at: string
          files: NonNullable<Json>
          id: string
          read_at: string | null
          thread_id: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "messages"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      set_approval: {
        Args: {
          decision_reason?: string
          expected?: string
          new_status: string
          target: string
        }
        Returns: undefined
      }
      stale_uploads: {
        Args: { idle_seconds: number }
        Returns: {
          expired: boolean
          has_object: boolean
          id: string
        }[]
      }
      stray_objects: { Args: { idle_seconds: number }; Returns: string[] }
      take_rate_limit: {
        Args: { burst: number; limit_key: string; per_seconds: number }
        Returns: number
      }
      withdraw_invoice: { Args: { invoice: string }; Returns: Json }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
