import { topic } from './topic.ts';

export const WORK_AND_STUDY = [
  topic(
    'meeting-notes, meeting, meetings, meeting notes',
    `standup, stand-up, action item, meeting note, minutes of, retro, retrospective, kickoff, kick-off, all-hands, offsite, present were, attendees, next call, next meeting, agenda, notes from the, meeting with,
    meeting this morning, committee, board meeting, team meeting, one on one`,
    'meeting, follow up, stakeholder, quarter, roadmap, sync, agree, decide, discuss, present, call, point, vote, owner, minute, summary, quote',
  ),
  topic(
    'work, job, office, career',
    `coworker, co-worker, colleague, my boss, my manager, my job, at work, to work, from work, workload, overtime, performance review, my review, appraisal, early shift, late shift, night shift, first week, my team, the office, the client, our client, promotion,
    my desk, my supervisor, handover, human resources, hr, work from home, new job, deadline, meetings today, back to back meetings, coworkers, colleagues`,
    'office, manager, shift, client, team, report, email, presentation, salary, company, customer, contract, inbox, department, project, work, job, budget, intern, boss, meeting, director, staff, slide, pitch, demo, desk, spreadsheet, quarter, supplier',
  ),
  topic(
    'job-search, job search, job hunt, jobs, career',
    'job interview, cover letter, job offer, job application, job hunt, job search, notice period, got the job, get the job, apply for, recruiter, vacancy, the interview, my interview, second interview',
    'interview, application, offer, salary, position, linkedin, role, cv, resume, reference, apply, hire, hear from, question, panel, nervous',
  ),
  topic(
    'job-loss, redundancy, unemployment, career',
    'laid off, redundancy, made redundant, unemployed, let me go, lost my job, lose my job, fired, layoff, severance',
    'hr, laptop, contract, unemployment, benefits',
  ),
  topic(
    'career, job, work',
    'career, promotion, pay rise, raise my salary, performance review, change jobs, my review, lead the team, career change',
    'job, salary, role, manager, offer, company, lead',
  ),
  topic(
    'project-update, project, project update, status',
    'milestone, sprint, project update, release date, go live, backlog, status update, deliverable, release candidate, behind schedule, project plan',
    'project, release, ship, launch, deadline, client, delivery, feedback, change, logo, page, blocker, on track, prototype, testing, phase, deploy, feature, demo, budget, website, status, move to, done',
  ),
  topic(
    'hiring, recruitment, interviews',
    'shortlist, new hire, candidate, hiring, recruiting, recruitment, job ad',
    'interview, role, resume, cv, onboarding, salary, hire, reference',
  ),
  topic(
    'presentation, public speaking',
    'my presentation, the presentation, this presentation, the slides, my slides, public speaking, my talk, keynote, give a speech, my speech',
    'presentation, slide, audience, speech, rehearse, nervous, talk, stage',
  ),
  topic(
    'coding, software, tech, programming, development',
    'codebase, refactor, api, database, pull request, javascript, python, compile, backend, frontend, unit test, stack trace, repo, algorithm, query, git, debug, sql, cache, merge conflict',
    'code, deploy, server, software, test, crash, release, function, script, login, bug, index, merge, app, screen, build, reproduce',
  ),
  topic(
    'business, startup, small business, side project',
    'startup, side business, side hustle, investor, business plan, small business, business model, pitch deck, break even, wholesale, profit margin, etsy, market stall, my shop, our shop, business idea',
    'customer, revenue, market, price, supplier, stall, brand, profit, business, sell, pricing, product, subscription, launch, client, order, label, cost, charge, company',
  ),
  topic(
    'freelance, freelancing, self-employed',
    'freelance, freelancer, self-employed, unpaid invoice, paid the invoice, my rate, day rate',
    'invoice, client, contract, project, tax',
  ),
  topic(
    'marketing',
    'marketing, newsletter, ad campaign, seo, landing page, branding, social media post',
    'campaign, audience, brand, post, instagram, slogan, promote, logo, website',
  ),
  topic(
    'event, event planning, events',
    'guest list, conference, catering, venue, festival, workshop in, event, keynote speaker, speakers',
    'guest, invite, ticket, schedule, room, table, hall, poster, host, speaker, workshop, projector',
  ),
  topic(
    'school, education',
    "headteacher, parents ' evening, parent teacher, teacher says, classroom, school play, report card, parents evening, school trip, primary school, detention, the school, secondary school, high school, at school, year six, year nine, sats",
    'school, teacher, class, lesson, pupil, term, maths, spelling, homework, playground, year, student, lunch, reading, level, mrs, mr, miss, spelling, test',
  ),
  topic(
    'study, studying, university, learning, education, exam, exams',
    `exam, lecture, thesis, dissertation, revision, flashcard, essay, semester, university, professor, tutorial, seminar, coursework, degree, revise, campus, medical school, finals, law school, phd, studying`,
    'study, chapter, course, learn, library, class, grade, theory, assignment, term, college, supervisor, draft, deadline, note',
  ),
  topic(
    'teaching, students, education',
    'my student, my students, my class, lesson plan, marking, my pupil, my pupils, teaching, year group',
    'class, student, lesson, teach, pupil, grade, essay',
  ),
  topic(
    'language-learning, languages, language, learning',
    `duolingo, fluent, verb conjugation, learn spanish, learn french, learn german, learn italian, learning spanish, learning french, learning german, learning italian, learning japanese, language class, language learning, past tense, subjunctive,
    in spanish, in french, in german, in italian, in japanese, in portuguese, native speaker`,
    'spanish, french, german, italian, japanese, portuguese, polish, word, speak, practise, practice, tense, language, verb, accent, vocabulary, grammar, pronunciation, conversation, understand, english',
  ),
  topic(
    'research, science',
    'hypothesis, experiment, dataset, research question, literature review, sample size, field work, field note, respondent, lab, control group, fieldwork, peer review',
    'data, paper, study, result, theory, method, participant, survey, interview, measure, record, archive, research',
  ),
  topic(
    'history, local history, family history',
    'archive, genealogy, ancestor, world war, census, oral history, medieval, century, historian, old newspaper, parish record',
    'history, old, newspaper, photograph, record, nineteen, museum, document, factory',
  ),
  topic(
    'writing, novel, story idea, story',
    'my novel, first draft, plot twist, screenplay, short story, poetry, word count, main character, opening line, manuscript, next chapter, protagonist, the draft, my blog',
    'write, draft, chapter, character, scene, editor, paragraph, sentence, plot, story, blog, villain, words, reader, narrator, ending',
  ),
  topic(
    'legal, law',
    'lawyer, solicitor, court, lawsuit, custody, notary, attorney',
    'contract, sign, clause, legal, case, judge',
  ),
];
