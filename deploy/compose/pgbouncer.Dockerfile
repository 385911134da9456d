ARG DEBIAN_IMAGE=docker.io/library/debian:trixie-slim
FROM ${DEBIAN_IMAGE}
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
COPY pgbouncer.ini /etc/pgbouncer/
USER postgres
EXPOSE 6432
# The password comes at the start, and is in no layer.
CMD ["sh", "-c", "umask 077 && echo \"\\\"wickwise\\\" \\\"$POSTGRES_PASSWORD\\\"\" > /tmp/users.txt && exec pgbouncer /etc/pgbouncer/pgbouncer.ini"]
