import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home/home.tsx'),
  route('learn/:patternId', 'routes/pattern/lesson.tsx'),
] satisfies RouteConfig;
