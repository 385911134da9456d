import { z } from 'zod';
import { defineCall } from './call.ts';
import { MERGE_LIMIT } from './constants.ts';
import { patternId } from './pattern.ts';
import { earned } from './reward.ts';

const masteryLevel = z.enum(['learning', 'mastered']);

export const lessonProgress = z.object({
  patternId,
  completed: z.boolean(),
  masteryLevel,
  updatedAt: z.iso.datetime(),
});
export type LessonProgress = z.output<typeof lessonProgress>;

const lessonUpdate = z.discriminatedUnion('completed', [
  z.object({ completed: z.literal(true), masteryLevel: z.literal('mastered') }),
  z.object({ completed: z.literal(false), masteryLevel: z.literal('learning') }),
]);

export const progressCalls = {
  listProgress: defineCall({
    method: 'GET',
    path: '/api/progress',
    access: 'signed-in',
    summary: "The learner's lessons with their state.",
    response: z.array(lessonProgress),
    errors: ['not_signed_in'],
  }),
  updateProgress: defineCall({
    method: 'PUT',
    path: '/api/progress/:patternId',
    access: 'signed-in',
    summary: 'Marks a lesson complete, or as still being learned. Repeating it earns nothing twice.',
    params: z.object({ patternId }),
    body: lessonUpdate,
    response: z.object({ progress: lessonProgress, earned }),
    errors: ['not_signed_in', 'not_found', 'lesson_locked', 'heritage_required'],
  }),
  mergeProgress: defineCall({
    method: 'POST',
    path: '/api/progress/merge',
    access: 'signed-in',
    summary: 'Takes over the lessons that a visitor completed in this browser before signing in.',
    body: z.object({ patternIds: z.array(patternId).max(MERGE_LIMIT) }),
    response: z.object({ progress: z.array(lessonProgress), refused: z.array(patternId), earned }),
    errors: ['not_signed_in'],
  }),
};
