import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AccountModule } from './account/account.module.ts';
import { AdministrationModule } from './administration/administration.module.ts';
import { AskModule } from './ask/ask.module.ts';
import { CommentsModule } from './comments/comments.module.ts';
import { CreationsModule } from './creations/creations.module.ts';
import { DeletedNotesModule } from './deleted-notes/deleted-notes.module.ts';
import { EventsModule } from './events/events.module.ts';
import { ExportModule } from './export/export.module.ts';
import { HealthModule } from './health/health.module.ts';
import { InfrastructureModule, type Infrastructure } from './infrastructure/infrastructure.module.ts';
import { InsightsModule } from './insights/insights.module.ts';
import { InvitationsModule } from './invitations/invitations.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { NoteMarksModule } from './note-marks/note-marks.module.ts';
import { NotesModule } from './notes/notes.module.ts';
import { PeopleModule } from './people/people.module.ts';
import { RecordingsModule } from './recordings/recordings.module.ts';
import { SecurityEventsModule } from './security-events/security-events.module.ts';
import { SharesModule } from './shares/shares.module.ts';
import { SignInModule } from './sign-in/sign-in.module.ts';
import { TagSuggestionsModule } from './tag-suggestions/tag-suggestions.module.ts';
import { TasksModule } from './tasks/tasks.module.ts';
import { ThemesModule } from './themes/themes.module.ts';
import { UploadsModule } from './uploads/uploads.module.ts';
import { UsersModule } from './users/users.module.ts';
import { VocabularyModule } from './vocabulary/vocabulary.module.ts';

/** `ExportModule` comes before `NotesModule`, whose `:id` would match its route too, and before all that bring that in. */
@Module({
  imports: [
    HealthModule,
    SignInModule,
    UsersModule,
    AccountModule,
    SecurityEventsModule,
    RecordingsModule,
    UploadsModule,
    JobsModule,
    EventsModule,
    ExportModule,
    TagSuggestionsModule,
    NotesModule,
    NoteMarksModule,
    DeletedNotesModule,
    PeopleModule,
    SharesModule,
    AskModule,
    CommentsModule,
    CreationsModule,
    ThemesModule,
    TasksModule,
    InsightsModule,
    VocabularyModule,
    AdministrationModule,
    InvitationsModule,
  ],
})
export class AppModule {
  static forRoot(infrastructure: Infrastructure): DynamicModule {
    return { module: AppModule, imports: [InfrastructureModule.forRoot(infrastructure), ScheduleModule.forRoot()] };
  }
}
